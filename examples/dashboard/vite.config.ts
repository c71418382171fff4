import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Gateway that the development server forwards the graph to. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  // Relative: the page works wherever it is served, also behind a path prefix.
  base: './',
  // In this repository the package is the root folder. An application elsewhere installs it.
  resolve: { alias: { 'skein-client': join(import.meta.dirname, '../../client/index.ts') } },
  server: { fs: { allow: ['.', '../../client'] }, proxy: { '/graphql': gateway, '/session': gateway } },
  build: {
    target: 'es2023',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'echarts', test: /node_modules[\\/](echarts|zrender|tslib)/ },
            // What is imported on demand has a file of its own.
            { name: 'vendor', test: /node_modules[\\/](?!csv-stringify)/ },
          ],
        },
      },
    },
  },
});
