export function CreatePage() {
  return <h1 className="headline text-3xl">CreatePage</h1>;
}
