/** Links to the parts of a plan that a reader looks for. */
export const JumpBar = () => (
  <nav aria-label="On this page" className="jump-bar">
    <a href="#days">Days</a>
    <a href="#price">Price</a>
    <a href="#keeping-them-safe">Safety</a>
    <a href="#what-the-school-arranges">To do</a>
  </nav>
)
