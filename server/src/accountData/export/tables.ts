import type { TranscriptLine } from '@belldesk/contract/product/calls';
import { allCallLines } from '../../calls/log/export.ts';
import type { Deps } from '../../context.ts';
import { type Owner, ownedTables } from '../../db/ownedTables.ts';
import type { Archive } from './archive.ts';
import { fileStem } from './fileStem.ts';
import { readOwned, readTranscripts } from './queries.ts';

/** Packs what the database holds of an account and the businesses that it owns, all of it as at one moment. */
export async function packTables(db: Deps['db'], archive: Archive, owner: Owner): Promise<void> {
  await db.transaction(
    async (tx) => {
      for (const [index, id] of owner.organisationIds.entries())
        await archive.add(
          index === 0 ? 'calls.csv' : `calls-${index + 1}.csv`,
          allCallLines(tx, id),
        );
      for (const owned of ownedTables)
        await archive.add(`data/${owned.name}.json`, jsonOf(readOwned(tx, owned, owner)));
      for await (const call of readTranscripts(tx, owner))
        await archive.add(`transcripts/${fileStem(call)}.txt`, call.transcript.map(spoken));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* jsonOf(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function spoken({ secondsFromStart, role, text }: TranscriptLine): string {
  const seconds = Math.floor(secondsFromStart);
  const at = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${at.padStart(6)}  ${role === 'caller' ? 'Caller' : 'Assistant'}: ${text}\n`;
}
