// A country's flag from the first address that answers; its space stays until then.
import { useState } from 'react';
import css from './flag.module.css';

export function Flag({ addresses }: { readonly addresses: readonly string[] }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = addresses.find((candidate) => !failed.includes(candidate)) ?? addresses[0];
  return (
    <span className={css.flag}>
      {address && (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed([...failed, address])} />
      )}
    </span>
  );
}
