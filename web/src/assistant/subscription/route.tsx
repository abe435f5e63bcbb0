export function SubscriptionPage() {
  return <h1 className="headline text-3xl">SubscriptionPage</h1>;
}
