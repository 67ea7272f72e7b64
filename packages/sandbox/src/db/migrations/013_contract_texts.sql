-- The merchant contract, each text for ever: what was signed is what is shown. `hash` is the SHA-256 of `html` in UTF-8.
create table contract_text (
  version text not null,
  language text not null,
  html text not null,
  party_a text not null,
  -- Address of the operator's signature, '' without one.
  sign text not null default '',
  hash text not null,
  primary key (version, language)
);

create function keep_contract_text() returns trigger language plpgsql as $$
begin
  raise exception 'a contract text is never changed: publish a new version';
end $$;
create trigger kept before update or delete on contract_text for each row execute function keep_contract_text();

insert into contract_text (version, language, html, party_a, sign, hash)
  select value ->> 'contractVersion', language, text #>> '{contract,html}', coalesce(text #>> '{contract,partyA}', ''),
    coalesce(value ->> 'contractSign', ''), encode(sha256(convert_to(text #>> '{contract,html}', 'UTF8')), 'hex')
  from setting, jsonb_each(value -> 'texts') as each (language, text)
  where setting.key = 'site' and value ? 'contractVersion' and text #>> '{contract,html}' is not null;

-- What the applicant has signed. Before, neither the language nor the text was recorded: it counts as the English text of
-- that version where that is known, and as none where it is not.
alter table merchant_application add contract_language text not null default 'en', add contract_hash text not null default '';
update merchant_application a set contract_hash = t.hash
  from contract_text t where t.version = a.contract_version and t.language = a.contract_language;
