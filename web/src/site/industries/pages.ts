import { beauty } from '../../content/industries/beauty.ts';
import { healthcare } from '../../content/industries/healthcare.ts';
import { hotels } from '../../content/industries/hotels.ts';
import { restaurants } from '../../content/industries/restaurants.ts';
import type { StaticPage } from '../../layout/staticPage.ts';
import { BeautyPage } from './beauty/BeautyPage.tsx';
import { HealthcarePage } from './healthcare/HealthcarePage.tsx';
import { HotelsPage } from './hotels/HotelsPage.tsx';
import { industryPage } from './parts/industryPage.ts';
import { RestaurantsPage } from './restaurants/RestaurantsPage.tsx';

export const industriesPages: readonly StaticPage[] = [
  industryPage(restaurants, RestaurantsPage),
  industryPage(hotels, HotelsPage),
  industryPage(beauty, BeautyPage),
  industryPage(healthcare, HealthcarePage),
];
