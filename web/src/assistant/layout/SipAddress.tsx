/** A SIP address in full; where it must break, it breaks after the at-sign first. */
export function SipAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span className="font-code font-medium wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
