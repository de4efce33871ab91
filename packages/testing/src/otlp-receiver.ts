import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as a receiver of traces has it. */
export interface ReceivedSpan {
  /** `service.name` of its process. */
  readonly service: string;
  readonly traceId: string;
  readonly id: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly name: string;
  /** 2 server, 3 client, 5 consumer. */
  readonly kind: number;
  /** 0 nothing said, 2 failed. */
  readonly status: number;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** A field of a message: a number, or what is as long as it says. */
type Value = bigint | Buffer;
type Message = ReadonlyMap<number, readonly Value[]>;

const readVarint = (bytes: Buffer, at: number): readonly [value: bigint, next: number] => {
  let value = 0n;
  for (let next = at, shift = 0n; ; next += 1, shift += 7n) {
    const byte = bytes[next];
    if (byte === undefined) throw new Error('A message ends within a number.');
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return [value, next + 1];
  }
};

/** Reads a message of Protocol Buffers: its fields by number. Source: protobuf.dev/programming-guides/encoding */
const readMessage = (bytes: Buffer): Message => {
  const fields = new Map<number, Value[]>();
  for (let at = 0; at < bytes.length; ) {
    const [tag, begin] = readVarint(bytes, at);
    const [number, type] = [Number(tag >> 3n), Number(tag & 7n)];
    const put = (value: Value, next: number): void => {
      fields.set(number, [...(fields.get(number) ?? []), value]);
      at = next;
    };
    if (type === 0) put(...readVarint(bytes, begin));
    else if (type === 1) put(bytes.readBigUInt64LE(begin), begin + 8);
    else if (type === 5) put(BigInt(bytes.readUInt32LE(begin)), begin + 4);
    else if (type === 2) {
      const [length, first] = readVarint(bytes, begin);
      put(bytes.subarray(first, first + Number(length)), first + Number(length));
    } else throw new Error(`Nobody writes fields of type ${type}.`);
  }
  return fields;
};

const messagesOf = (message: Message, number: number): readonly Message[] =>
  (message.get(number) ?? []).map((value) => readMessage(value as Buffer));
const bytesOf = (message: Message, number: number): Buffer =>
  (message.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);
const textOf = (message: Message, number: number): string => bytesOf(message, number).toString('utf8');
const numberOf = (message: Message, number: number): number => Number(message.get(number)?.[0] ?? 0);

/** Attributes whose values are texts and whole numbers, which are all that we send. */
const factsOf = (message: Message, number: number): Record<string, string | number | null> =>
  Object.fromEntries(
    messagesOf(message, number).map((attribute) => {
      const [value = new Map()] = messagesOf(attribute, 2);
      return [textOf(attribute, 1), value.has(1) ? textOf(value, 1) : value.has(3) ? numberOf(value, 3) : null];
    }),
  );

/**
 * The spans of an `ExportTraceServiceRequest`.
 * Source: opentelemetry-proto, trace/v1/trace.proto and collector/trace/v1/trace_service.proto
 */
const spansOf = (body: Buffer): readonly ReceivedSpan[] =>
  messagesOf(readMessage(body), 1).flatMap((ofProcess) => {
    const [resource = new Map()] = messagesOf(ofProcess, 1);
    const service = String(factsOf(resource, 1)['service.name']);
    return messagesOf(ofProcess, 2).flatMap((ofScope) =>
      messagesOf(ofScope, 2).map((span) => ({
        service,
        traceId: bytesOf(span, 1).toString('hex'),
        id: bytesOf(span, 2).toString('hex'),
        parentId: bytesOf(span, 4).toString('hex'),
        name: textOf(span, 5),
        kind: numberOf(span, 6),
        status: numberOf(messagesOf(span, 15)[0] ?? new Map(), 3),
        facts: factsOf(span, 9),
      })),
    );
  });

/** A receiver of traces by OTLP over HTTP, in protobuf. */
export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Everything that has come, as it came, in which texts can be looked for. */
  readonly raw: () => string;
  /** Headers of each request. */
  readonly headers: () => readonly IncomingHttpHeaders[];
  /** What it answers next; 0 leaves a request without an answer. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** For tests: starts a receiver of traces at a port of its own. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const bodies: Buffer[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    headers.push(request.headers);
    if (status === 0) return;
    const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
    if (status === 200 && isOtlp) bodies.push(body);
    response.writeHead(isOtlp ? status : 404, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap(spansOf),
    raw: () => Buffer.concat(bodies).toString('latin1'),
    headers: () => headers,
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
