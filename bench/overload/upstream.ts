/** A POST API that answers every list at once with as many alerts as are asked for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMessages } from '../startProcess.ts';

const rows = Array.from({ length: 1_000 }, (_, at) => ({
  alert_id: `alert-${at}`,
  title: `Disk of db-${at} almost full`,
  state: 'TRIGGERED',
  urgency: 'HIGH',
  description: 'x'.repeat(200),
  created_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
  project_id: `project-${at}`,
}));
const page = JSON.stringify({ results: rows, total_count: rows.length });

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(page));
});
server.listen(0, '127.0.0.1');

const duties = { url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
export type OverloadUpstreamHandlers = typeof duties;
serveMessages(duties);
