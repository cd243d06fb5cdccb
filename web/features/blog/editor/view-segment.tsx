/** On a narrow screen, which of the two is shown; the style sheet does the rest. */
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
