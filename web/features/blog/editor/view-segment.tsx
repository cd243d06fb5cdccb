/** On a narrow screen, chooses between text and preview; the style sheet shows the chosen one. */
export function ViewSegment() {
  return (
    <fieldset className="editor-segment">
      <legend className="sr-only">Show</legend>
      {(['Write', 'Preview'] as const).map((label, i) => (
        <label key={label}>
          <input type="radio" name="view" value={label.toLowerCase()} defaultChecked={i === 0} className="sr-only" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
