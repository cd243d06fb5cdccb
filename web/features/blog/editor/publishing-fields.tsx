import { TextField } from '../../../ui/form/text-field.tsx'
import { ChoiceRows } from '../../../ui/form/tick-field.tsx'

/** Whether readers see the post: now, later or not. Choosing "Draft" takes a published post back. */
export function PublishingFields() {
  return (
    <div className="editor-publishing">
      <ChoiceRows
        name="status"
        legend="Who sees it"
        choices={[
          { value: 'published', label: 'Published', hint: 'Every reader, at once' },
          { value: 'draft', label: 'Draft', hint: 'Editors only' },
          { value: 'scheduled', label: 'Scheduled', hint: 'Every reader, from the time you choose' },
        ]}
      />
      <TextField
        name="publish_at"
        type="datetime-local"
        label="Day and time"
        hint="By this device’s clock"
        required={false}
        className="editor-when"
      />
    </div>
  )
}
