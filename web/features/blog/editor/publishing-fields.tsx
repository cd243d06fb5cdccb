import { TextField } from '../../../ui/form/text-field.tsx'
import { ChoiceRows } from '../../../ui/form/tick-field.tsx'

/** Whether the post is published: now, later or not. "Draft" unpublishes a published post. */
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
