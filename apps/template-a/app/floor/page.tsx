/** The smallest static page of this app. The gateway never leads here: it answers only without a site. */
export default function FloorPage() {
  return <p>Floor</p>;
}
