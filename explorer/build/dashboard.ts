/** The last step of `npm run build -- dashboard`: prepares what Vite has built into `examples/dashboard/dist` for shipping. */
import { dashboardPage } from '../builtPages.ts';
import { hashDashboard } from '../sourcesHash.ts';
import { compressFiles } from './compress.ts';

await compressFiles(dashboardPage.dist, await hashDashboard());
