/** An address is the page above these bits and the byte within it below. */
const PAGE_BITS = 16;
const PAGE = 1 << PAGE_BITS;
const SMALLEST_PAGE = 1 << 10;

/**
 * Memory for many lists that grow side by side, in slices that are never moved or given back: nothing is copied when a
 * list grows and nothing is left over. All bytes are zero until they are written.
 */
export class BytePool {
  private readonly pages: Uint8Array[] = [];
  private used = 0;

  /** Room for `size` bytes in one piece, at most a page. Returns its address. */
  take(size: number): number {
    const last = this.pages.at(-1);
    if (!last || this.used + size > last.length) {
      this.pages.push(new Uint8Array(last ? PAGE : Math.max(size, SMALLEST_PAGE)));
      this.used = 0;
    }
    const address = ((this.pages.length - 1) << PAGE_BITS) + this.used;
    this.used += size;
    return address;
  }

  /** The page of an address; the byte is at `offsetIn(address)`. */
  page(address: number): Uint8Array {
    return this.pages[address >>> PAGE_BITS]!;
  }
}

/** Where in its page the byte of an address is. */
export function offsetIn(address: number): number {
  return address & (PAGE - 1);
}
