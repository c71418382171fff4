/** Draws the idea of Skein, `docs/idea.svg`: a page's many POSTs compared with one query and three POSTs. `npm run generate` runs it. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What the page of the README shows: 20 alerts, each with its webhook, and the dashboards of the webhooks' projects. */
const LISTS = [
  { name: 'Alerts', posts: 1 },
  { name: 'Webhooks', posts: 20 },
  { name: 'Dashboards', posts: 20 },
];

const TOTAL = LISTS.reduce((sum, { posts }) => sum + posts, 0);
const ROW_Y = [120, 210, 300];
const SKEIN_X = 200;
const API_X = 345;

const STYLE = `
  .back { fill: #fff; stroke: #d6d3d1 }
  .box { fill: #fafaf9; stroke: #78716c }
  .skein { fill: #0f766e }
  text { font: 15px system-ui, sans-serif; fill: #1c1917; text-anchor: middle }
  .head { font-size: 19px; font-weight: 600 }
  .quiet { fill: #57534e }
  .light { fill: #fff; font-weight: 600 }
  .post { stroke: #b45309; stroke-opacity: .55 }
  .query { stroke: #0f766e; stroke-width: 4 }
  .few { stroke: #0f766e; stroke-width: 2 }`;

const drawText = (x: number, y: number, content: string, kind = '') =>
  `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${content}</text>`;

const drawLine = (from: readonly [number, number], to: readonly [number, number], kind: string) =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" class="${kind}"/>`;

const drawBox = (x: number, y: number, width: number, height: number, kind = 'box') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${kind}"/>`;

const drawPage = () => [drawBox(20, 150, 90, 120), drawText(65, 215, 'A page')];

const drawLists = (countOf: (posts: number) => string) =>
  LISTS.flatMap(({ name, posts }, row) => {
    const y = ROW_Y[row] ?? 0;
    return [
      drawBox(API_X, y - 28, 115, 56),
      drawText(API_X + 57, y - 3, name),
      drawText(API_X + 57, y + 17, countOf(posts), 'quiet'),
    ];
  });

const drawHalf = (x: number, title: string, subtitle: string, content: readonly string[]) => [
  `<g transform="translate(${x} 0)">`,
  drawText(240, 40, title, 'head'),
  drawText(240, 64, subtitle, 'quiet'),
  ...content,
  '</g>',
];

/** A line for each POST, from the page to the list that answers it. */
const drawManyPosts = () =>
  LISTS.flatMap(({ posts }, row) =>
    Array.from({ length: posts }, (_, at) => {
      const spread = posts === 1 ? 0 : (at / (posts - 1) - 0.5) * 46;
      return drawLine([110, 210 + spread], [API_X, (ROW_Y[row] ?? 0) + spread], 'post');
    }),
  );

const drawFewPosts = () => ROW_Y.map((y) => drawLine([SKEIN_X + 84, 210], [API_X, y], 'few'));

/** The picture. */
export const drawIdeaPicture = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 360" role="img" aria-labelledby="title">',
    `<title id="title">Without Skein a page sends ${TOTAL} POSTs; with Skein one query, which takes ${LISTS.length} POSTs</title>`,
    `<style>${STYLE}\n</style>`,
    '<rect x=".5" y=".5" width="979" height="359" rx="12" class="back"/>',
    ...drawHalf(0, 'Without Skein', `${TOTAL} POSTs from the page, joined by the page`, [
      ...drawManyPosts(),
      ...drawPage(),
      ...drawLists((posts) => `${posts} POST${posts === 1 ? '' : 's'}`),
    ]),
    drawLine([490, 24], [490, 336], 'box'),
    ...drawHalf(490, 'With Skein', `1 query from the page, ${LISTS.length} POSTs from Skein`, [
      drawLine([110, 210], [SKEIN_X, 210], 'query'),
      ...drawFewPosts(),
      ...drawPage(),
      drawBox(SKEIN_X, 180, 84, 60, 'skein'),
      drawText(SKEIN_X + 42, 215, 'Skein', 'light'),
      drawText(155, 198, '1 query', 'quiet'),
      ...drawLists(() => '1 POST'),
    ]),
    '</svg>\n',
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(`${import.meta.dirname}/idea.svg`, drawIdeaPicture());
