/** A word of shoppers, and what it means in words that searches know: `{ "words": "tinny", "mean": "boat trailer" }`. */
export interface Synonym {
  readonly words: string;
  readonly mean: string;
}
