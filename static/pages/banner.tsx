/** At the top of every page of a local copy. */
export function Banner() {
  return (
    <aside aria-label="About this copy" className="local-copy">
      <p>
        <strong>Local copy.</strong> Plans are made and kept in this browser only: no server has them, and a link to a
        plan opens only here.
      </p>
      <p className="without-script">
        <strong>JavaScript is off.</strong> This copy needs it to plan a trip.
      </p>
    </aside>
  )
}
