/** Reads multipart responses as they are on the wire. */

/** A multipart response that is being read. */
export interface MultipartReader {
  readonly status: number;
  readonly headers: Headers;
  /** The next part, as soon as its delimiter has come. Undefined once the response is complete. */
  next<Part = Record<string, unknown>>(): Promise<Part | undefined>;
  /** All further parts. Rejects if the response ends without its last delimiter. */
  rest<Part = Record<string, unknown>>(): Promise<Part[]>;
  /** The body of an answer that is not multipart. */
  json(): Promise<unknown>;
  close(): void;
  [Symbol.dispose](): void;
}

export interface MultipartRequest {
  readonly query: string;
  readonly accept: string;
  readonly token?: string | undefined;
  readonly variables?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  /** Further members of the request. */
  readonly members?: Record<string, unknown>;
}

const DELIMITER = '\r\n---';

/** Sends an operation. The head of the response has come when this resolves. */
export const openMultipart = async (
  gatewayUrl: string,
  { query, accept, token, variables = {}, headers = {}, members = {} }: MultipartRequest,
): Promise<MultipartReader> => {
  const controller = new AbortController();
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables, ...members }),
    signal: controller.signal,
  });
  let parts: AsyncGenerator<unknown> | undefined;
  const read = async () => {
    parts ??= parseMultipart(response);
    const { value, done } = await parts.next();
    return done ? undefined : value;
  };
  const close = () => controller.abort();
  return {
    status: response.status,
    headers: response.headers,
    next: async <Part>() => (await read()) as Part | undefined,
    rest: async <Part>() => {
      const rest: Part[] = [];
      for (let part = await read(); part !== undefined; part = await read()) rest.push(part as Part);
      return rest;
    },
    json: () => response.json(),
    close,
    [Symbol.dispose]: close,
  };
};

async function* parseMultipart(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let isPreamble = true;
  for await (const bytes of response.body as ReadableStream<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    for (let end = text.indexOf(DELIMITER); end >= 0; end = text.indexOf(DELIMITER)) {
      const part = text.slice(0, end);
      text = text.slice(end + DELIMITER.length);
      if (!isPreamble) yield readPart(part);
      isPreamble = false;
    }
    if (text === '--\r\n') return;
  }
  throw new Error(`The response has no last delimiter. It ends with ${JSON.stringify(text)}.`);
}

const readPart = (part: string): unknown => {
  const [head, body] = part.split('\r\n\r\n');
  if (head?.toLowerCase().trim() !== 'content-type: application/json') throw new Error(`A part has the head ${head}.`);
  return JSON.parse(body ?? '');
};
