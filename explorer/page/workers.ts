/** The web workers of the editor. Each is a separate file of the bundle, next to this one. */
const workers: Readonly<Record<string, string>> = {
  graphql: './graphql.worker.js',
  json: './json.worker.js',
};

// The editor reads this global variable; see "Integrating the ESM version of the Monaco Editor".
window.MonacoEnvironment = {
  getWorker: (_id, label) =>
    new Worker(new URL(workers[label] ?? './editor.worker.js', import.meta.url), { type: 'module', name: label }),
};
