import { type ComponentProps, type ReactNode, useId } from 'react'

/** Class of a text field (`base.css`): at least 44 px high, as high as a select, and 16 px text so that phones do not zoom in. */
export const fieldStyle = 'field'

interface FieldTexts {
  label: ReactNode
  /** Below the field. */
  hint?: ReactNode
  /** Error message, below the field; it also marks the field as invalid. */
  error?: ReactNode
  /** Marks the field as invalid although its message is elsewhere, in the element of `describedBy`. */
  isInvalid?: boolean | undefined
  /** Whether changes of the error are announced: for fields that are checked while typing. */
  isLive?: boolean
  /** The id of another element that describes the field. */
  describedBy?: string | undefined
  /** Of the element around label, field and messages. */
  className?: string
}

interface FieldProps extends FieldTexts {
  /** Of the control; by default one is made. */
  id?: string | undefined
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label above a control, hint and error below it, joined by ids. */
export function Field({ id: ownId, label, className, children, ...texts }: FieldProps) {
  const { id, attributes } = useDescribed(ownId, texts)
  return (
    <div className={className ?? 'min-w-0'}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, ...attributes })}
      <Messages id={id} {...texts} />
    </div>
  )
}

/** A legend above several controls, hint and error below them. */
export function FieldGroup({ id: ownId, label, className, children, ...texts }: FieldProps) {
  const { id, attributes } = useDescribed(ownId, texts)
  return (
    <fieldset className={className ?? 'min-w-0'} aria-describedby={attributes['aria-describedby']}>
      <legend className="font-semibold">{label}</legend>
      {children({ id, ...attributes })}
      <Messages id={id} {...texts} />
    </fieldset>
  )
}

/** A checkbox before its label. */
export function CheckField({ id: ownId, label, hint, error, className, ...input }: CheckFieldProps) {
  const { id, attributes } = useDescribed(ownId, { hint, error })
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input {...input} id={id} {...attributes} type="checkbox" className="size-6 shrink-0 accent-brand" />
        {label}
      </label>
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}

type CheckFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'aria-invalid' | 'aria-describedby'>

type Below = Omit<FieldTexts, 'label' | 'className'>

function useDescribed(ownId: string | undefined, { hint, error, isInvalid, isLive, describedBy }: Below) {
  const madeId = useId()
  const id = ownId ?? madeId
  const ids = [describedBy, hint && `${id}-hint`, (error || isLive) && `${id}-error`]
  const attributes = {
    'aria-invalid': error || isInvalid ? (true as const) : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  }
  return { id, attributes }
}

function Messages({ id, hint, error, isLive }: Below & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {(error || isLive) && (
        <p
          id={`${id}-error`}
          aria-live={isLive ? 'polite' : undefined}
          className="mt-1 text-sm font-semibold text-simrik empty:hidden"
        >
          {error}
        </p>
      )}
    </>
  )
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | 'aria-invalid' | 'aria-describedby'> & {
    /** Added to the classes of the control itself. */
    controlClass?: string
  }

/** A labelled text field. Numbers use it with `inputMode`: `type="number"` refuses Devanagari digits. */
export function TextField({
  beside,
  ...props
}: ControlProps<'input'> & { /** To the right of the field. */ beside?: ReactNode }) {
  const [field, { controlClass = '', ...input }] = split(props)
  return (
    <Field {...field}>
      {(control) => {
        const element = <input {...input} {...control} className={`${fieldStyle} mt-1 ${controlClass}`} />
        return beside ? (
          <div className="flex flex-wrap items-end gap-2">
            {element}
            {beside}
          </div>
        ) : (
          element
        )
      }}
    </Field>
  )
}

/** A labelled select of values with their texts. */
export function SelectField({
  options,
  ...props
}: ControlProps<'select'> & { options: readonly (readonly [value: string, text: string])[] }) {
  const [field, { controlClass = '', ...select }] = split(props)
  return (
    <Field {...field}>
      {(control) => (
        <select {...select} {...control} className={`${fieldStyle} mt-1 ${controlClass}`}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A labelled text of several lines. */
export function TextAreaField(props: ControlProps<'textarea'>) {
  const [field, { controlClass = '', ...textarea }] = split(props)
  return (
    <Field {...field}>
      {(control) => <textarea {...textarea} {...control} className={`${fieldStyle} mt-1 ${controlClass}`} />}
    </Field>
  )
}

function split<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { id, label, hint, error, isInvalid, isLive, describedBy, className, ...control } = props
  return [{ id, label, hint, error, isInvalid, isLive, describedBy, className }, control] as const
}
