-- The language a review is written in, as a BCP 47 tag, so that readers of others can be told. Unknown for those from before.
alter table comment add language text;
