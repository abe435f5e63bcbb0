import { useEffect } from 'react';
import { useToast } from '../../ui/Toasts.tsx';
import { takeNews } from './membershipNews.ts';

/** Tells why the area shows another business, or less of it, than a moment ago. */
export function MembershipNotice() {
  const toast = useToast();
  useEffect(() => {
    const news = takeNews();
    if (news !== null) toast(news);
  }, [toast]);
  return null;
}
