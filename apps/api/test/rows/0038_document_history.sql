insert into document_versions (kind, document_id, version, action, document, who, note)
  select 'site', '{site}', coalesce(max(version), 0) + 1, 'apply', '{"website_id": "{site}"}', 'Avery', 'a longer menu'
  from document_versions where kind = 'site' and document_id = '{site}';
