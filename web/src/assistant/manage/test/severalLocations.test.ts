import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { otherLocation, sampleAssistant, sampleLocation } from '../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('an assistant of a business with several locations', () => {
  const site = useAreaPage({ isStyled: true });
  const main = () => site.page.getByRole('main');
  const button = (name: string) => main().getByRole('button', { name, exact: true });
  const field = (name: string) => main().getByLabel(name, { exact: true });

  function stands(assistant = sampleAssistant): void {
    site.area.answers.set('assistants/current', () => assistant);
    site.area.answers.set('locations/list', () => ({
      rows: [sampleLocation, otherLocation],
      canAdd: true,
    }));
    const { name, locationId, locationName } = sampleAssistant;
    site.area.answers.set('assistants/list', () => ({
      rows: [
        { id: sampleAssistant.id, name, locationId, locationName, isPublished: true },
        {
          id: '0193b3c0-0000-7000-8000-0000000000c2',
          name: 'Kitchen',
          locationId: otherLocation.id,
          locationName: otherLocation.name,
          isPublished: false,
        },
      ],
      canAdd: true,
    }));
  }

  it('shows its location, moves to another, and brings no country of its own', async () => {
    stands();
    const moved = {
      ...sampleAssistant,
      locationId: otherLocation.id,
      locationName: otherLocation.name,
      country: 'GB',
    };
    site.area.answers.set('assistants/update', () => {
      site.area.answers.set('assistants/current', () => moved);
      return moved;
    });
    await site.open('/my-assistant/manage');
    await main().getByText('High Street', { exact: true }).waitFor();
    await button('Edit').click();
    expect(await field('Location').inputValue()).toBe(sampleLocation.id);
    expect(await field('Country').count()).toBe(0);
    await field('Location').selectOption({ label: 'Harbour' });
    await button('Save').click();
    await main().getByText('Harbour', { exact: true }).waitFor();
    const [asked] = site.area.inputsOf('assistants/update') as { changes: object }[];
    expect(asked?.changes).toMatchObject({ locationId: otherLocation.id });
    expect(asked?.changes).not.toHaveProperty('country');
  });

  it('leads to the locations where its country is not known', async () => {
    stands({ ...sampleAssistant, country: null });
    await site.open('/my-assistant/manage');
    const link = main().getByRole('link', { name: 'Go to your locations' });
    expect(await link.getAttribute('href')).toBe('/my-assistant/locations');
  });

  it('is told from the others by its location', async () => {
    stands();
    await site.open('/my-assistant/manage');
    const switcher = site.page.getByLabel('Assistant', { exact: true }).filter({ visible: true });
    await switcher.waitFor();
    expect(await switcher.getByRole('option').allTextContents()).toEqual([
      'The Golden Lamb (High Street)',
      'Kitchen (Harbour)',
    ]);
  });

  it('is made for the location that is chosen first', async () => {
    stands();
    site.area.answers.set('assistants/create', () => ({
      ...sampleAssistant,
      locationId: otherLocation.id,
    }));
    await site.open('/my-assistant/create?another=true');
    await button('Start Setup').click();
    await main().getByText('Please choose the location').waitFor();
    const question = field('Which location does this assistant answer for?');
    await question.selectOption({ label: 'Harbour' });
    await expect
      .poll(() => new URL(site.page.url()).searchParams.get('location'))
      .toBe(otherLocation.id);
    expect(await main().getByRole('link', { name: 'Add a location' }).getAttribute('href')).toBe(
      '/my-assistant/locations',
    );
    await button('Start Setup').click();
    expect(await field('Country').inputValue()).toBe('GB');
    await field('Company name').fill('Silver Fish');
    await field('Phone number').fill('020 7946 0000');
    await button('Next').click();
    await field('Business description').fill('A restaurant by the sea.');
    await field('Target customers').fill('Families.');
    await button('Next').click();
    await main().getByText('Step 3 of 4').waitFor();
    await button('Next').click();
    await main().getByText('Step 4 of 4').waitFor();
    await button('Create Assistant').click();
    await expect.poll(() => site.area.inputsOf('assistants/create').length).toBe(1);
    expect(site.area.inputsOf('assistants/create')[0]).toMatchObject({
      another: true,
      locationId: otherLocation.id,
      country: 'GB',
    });
  });
});
