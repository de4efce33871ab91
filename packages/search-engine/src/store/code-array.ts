/** A growable list of whole numbers: 16 bits each until a number needs more, then 32. */
export class CodeArray {
  values: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity: number) {
    this.values = new Uint16Array(Math.max(capacity, 16));
  }

  push(value: number): void {
    if (this.length === this.values.length)
      this.reserve(this.length + Math.max(Math.min(this.length >> 1, 1 << 15), this.length >> 3));
    if (value > 0xffff && this.values instanceof Uint16Array) this.values = Uint32Array.from(this.values);
    this.values[this.length++] = value;
  }

  // The old memory is given back at once, not when the garbage collector comes by.
  private reserve(capacity: number): void {
    const { values } = this;
    const bytes = values.buffer.transfer(capacity * values.BYTES_PER_ELEMENT);
    this.values = values instanceof Uint16Array ? new Uint16Array(bytes) : new Uint32Array(bytes);
  }
}
