/** The last step of `npm run build -- dashboard`: prepares what Vite has built into `examples/dashboard/dist` for shipping. */
import { dashboardPage } from '../builtPages.ts';
import { dashboardHash } from '../sourcesHash.ts';
import { ship } from './compress.ts';

await ship(dashboardPage.dist, await dashboardHash());
