import { TOKEN_MARK } from '@belldesk/contract/product/formPages';
import { Button } from '../../ui/Button.tsx';

/** One button that posts the token of a mail's link: programs that only look at links press nothing. */
export function NewsletterForm({ action, label }: { action: string; label: string }) {
  return (
    <form method="post" action={action} className="mt-8">
      <input type="hidden" name="token" value={TOKEN_MARK} />
      <Button type="submit" size="large">
        {label}
      </Button>
    </form>
  );
}
