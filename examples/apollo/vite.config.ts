import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway, under the page's own address: the cookie of the session is then sent to it. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/graphql': gateway, '/session': gateway } },
});
