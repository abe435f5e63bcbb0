export function HomePage() {
  return (
    <h1 className="headline p-10 text-4xl">The phone rings. It answers.</h1>
  );
}
