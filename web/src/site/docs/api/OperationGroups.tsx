import { OperationEntry } from './OperationEntry.tsx';
import type { OperationGroup } from './operation.ts';

export function anchorOf(group: OperationGroup): string {
  return group.name.toLowerCase().replaceAll(' ', '-');
}

export function OperationGroups({ groups }: { groups: readonly OperationGroup[] }) {
  return groups.map((group) => (
    <section key={group.name} aria-labelledby={anchorOf(group)} className="mt-12">
      <h2 id={anchorOf(group)} className="headline mb-5 scroll-mt-24 text-2xl">
        {group.name}
      </h2>
      {group.operations.map((operation) => (
        <OperationEntry key={operation.id} operation={operation} />
      ))}
    </section>
  ));
}
