import type { ApiField } from './fields.ts';

interface FieldListProps {
  readonly fields: readonly ApiField[];
  readonly noteOf?: (field: ApiField) => string;
}

/** Properties with their types, one to a line. */
export function FieldList({ fields, noteOf }: FieldListProps) {
  return (
    <dl className="mt-2 text-sm">
      {fields.map((field) => {
        const { name, type, isRequired } = field;
        const note = [noteOf?.(field), isRequired ? '' : 'optional'].filter(Boolean).join(', ');
        return (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line py-1.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <dt className="font-code wrap-anywhere">{name}</dt>
            <dd className="wrap-anywhere">
              {type}
              {note && <span className="text-muted"> ({note})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
