// A country's flag. Of several addresses the first one that answers is shown; without any its place stays.
import { useState } from 'react';
import css from './flag.module.css';

export function Flag({ addresses }: { readonly addresses: readonly string[] }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = addresses.find((candidate) => !failed.includes(candidate));
  return (
    <span className={css.flag}>
      {address && (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed([...failed, address])} />
      )}
    </span>
  );
}
