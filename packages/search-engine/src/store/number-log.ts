const PAGE_BITS = 14;
const PAGE = 1 << PAGE_BITS;

/** A growing list of whole numbers written with seven bits to a byte: small ones, such as steps of a sorted list. */
export class NumberLog {
  /** Bytes written: the place of the next number. */
  end = 0;
  private readonly pages: Uint8Array[] = [];
  private page = new Uint8Array(0);

  push(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.write((rest & 127) | 128);
    this.write(rest);
  }

  /** The numbers written from the place `from` up to the place `to`. */
  between(from: number, to: number): number[] {
    const found: number[] = [];
    for (let at = from; at < to; ) {
      let value = 0;
      let byte = 128;
      for (let shift = 0; byte > 127; shift += 7) {
        byte = this.pages[at >>> PAGE_BITS]![at & (PAGE - 1)]!;
        value |= (byte & 127) << shift;
        at++;
      }
      found.push(value >>> 0);
    }
    return found;
  }

  private write(byte: number): void {
    const at = this.end & (PAGE - 1);
    if (at === 0) {
      this.page = new Uint8Array(PAGE);
      this.pages.push(this.page);
    }
    this.page[at] = byte;
    this.end++;
  }
}
