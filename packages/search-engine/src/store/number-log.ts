/** A growing list of whole numbers written with seven bits to a byte: small ones, such as steps of a sorted list. */
export class NumberLog {
  /** Bytes written: the place of the next number. */
  end = 0;
  private bytes = new Uint8Array(1024);

  push(value: number): void {
    if (this.end + 5 > this.bytes.length) {
      const wider = new Uint8Array(this.bytes.length + (this.bytes.length >> 1));
      wider.set(this.bytes);
      this.bytes = wider;
    }
    let rest = value;
    while (rest > 127) {
      this.bytes[this.end++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.end++] = rest;
  }

  /** The numbers written from the place `from` up to the place `to`. */
  between(from: number, to: number): number[] {
    const found: number[] = [];
    for (let at = from; at < to; ) {
      let value = 0;
      let shift = 0;
      let byte = 128;
      while (byte > 127) {
        byte = this.bytes[at++]!;
        value |= (byte & 127) << shift;
        shift += 7;
      }
      found.push(value >>> 0);
    }
    return found;
  }
}
