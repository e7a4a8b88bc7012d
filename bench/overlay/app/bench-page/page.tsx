/** A page of this build with nothing on it: what Next and the root layout weigh by themselves. */
export default function BarePage() {
  return <p>Nothing but a line.</p>
}
