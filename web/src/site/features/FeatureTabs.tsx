import { t } from '@lingui/core/macro';
import { featureGroups } from '../../content/features.ts';
import { TabSet } from '../tabs/TabSet.tsx';
import { FeatureEntry } from './FeatureEntry.tsx';

/** Nine features in three groups. */
export function FeatureTabs() {
  return (
    <TabSet
      label={t`Features`}
      tabs={featureGroups.map(({ id, title, headline, features }) => ({
        id,
        label: title,
        content: (
          <>
            <h2 className="headline text-3xl">{headline}</h2>
            <ul className="mt-8 border-t-2 border-ink">
              {features.map((feature) => (
                <FeatureEntry key={feature.title} feature={feature} />
              ))}
            </ul>
          </>
        ),
      }))}
    />
  );
}
