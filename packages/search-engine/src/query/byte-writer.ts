/** Puts a JSON answer together from text and ready bytes. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafeSlow(64 << 10);
  private length = 0;
  private pending = '';

  text(text: string): void {
    this.pending += text;
  }

  bytes(bytes: Uint8Array): void {
    this.flush();
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** The answer in memory of its own (it is handed to another thread); the writer starts anew. */
  take(): Uint8Array<ArrayBuffer> {
    this.flush();
    const answer = new Uint8Array(this.length);
    answer.set(this.buffer.subarray(0, this.length));
    this.length = 0;
    return answer;
  }

  /** Forgets what was written: the request turned out to be refused. */
  reset(): void {
    this.pending = '';
    this.length = 0;
  }

  private flush(): void {
    if (this.pending === '') return;
    // Three bytes are the most that one UTF-16 unit can need.
    this.reserve(this.pending.length * 3);
    this.length += this.buffer.write(this.pending, this.length, 'utf8');
    this.pending = '';
  }

  private reserve(size: number): void {
    if (this.length + size <= this.buffer.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.buffer.length * 2, this.length + size));
    wider.set(this.buffer.subarray(0, this.length));
    this.buffer = wider;
  }
}
