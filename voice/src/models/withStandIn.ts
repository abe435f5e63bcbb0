import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { Model } from '../dialogue/model.ts';
import { Breaker, type BreakerSettings } from './breaker.ts';

/** What a caller hears between words of a model that broke off and those of its stand-in. */
const AFTER_BREAKING_OFF = ' … ';

/**
 * A model with another behind it. When the first fails before it has said anything, the stand-in
 * answers the same question; when it breaks off in mid-answer, the stand-in goes on. A model that has
 * failed several times in a row is left alone for a while.
 */
export function withStandIn(
  first: Model,
  standIn: Model,
  options: { clock: Clock; logger: Logger; breaker?: BreakerSettings },
): Model {
  const breaker = new Breaker(options.clock, options.breaker);
  return {
    name: `${first.name}, else ${standIn.name}`,
    async *respond(request) {
      let said = false;
      if (breaker.allows) {
        try {
          for await (const event of first.respond(request)) {
            said ||= event.type === 'text';
            yield event;
          }
          if (!request.signal.aborted) breaker.succeeded();
          return;
        } catch (error) {
          breaker.failed();
          options.logger.warn({ err: error, model: first.name }, 'the stand-in answers');
        }
      }
      if (said) yield { type: 'text', text: AFTER_BREAKING_OFF };
      yield* standIn.respond(request);
    },
  };
}
