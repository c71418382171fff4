/** Loaded into a process by tests: answers each message of its parent with the URLs of the modules loaded so far. */
import { registerHooks } from 'node:module';

const urls: string[] = [];

registerHooks({
  load: (url, context, next) => {
    urls.push(url);
    return next(url, context);
  },
});

process.on('message', () => process.send?.(urls));
