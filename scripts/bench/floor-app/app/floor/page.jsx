/** The smallest static page of Next. */
export default function FloorPage() {
  return <p>Floor</p>;
}
